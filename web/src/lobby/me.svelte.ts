// Who sits in front of this browser. Asked for once, shared by all pages around the table.
import { api } from '../api'
import { settings } from '../settings.svelte'
import type { Person } from '../wire'
import { friendlyName, isFriendlyName } from './names'

class Me {
  /** The person, null for somebody new, undefined until the server has said it. */
  person = $state.raw<Person | null | undefined>(undefined)
  #asked: Promise<Person | null> | null = null

  /** Ask who we are; several pages asking at once cause one question. */
  async load(): Promise<Person | null> {
    this.#asked ??= api.me().finally(() => (this.#asked = null))
    return this.know(await this.#asked)
  }

  /** Somebody who can sit down: the person we know, or a guest with a friendly name. */
  async ensure(): Promise<Person> {
    const known = this.person ?? (await this.load())
    return known ?? this.know(await api.guest(friendlyName(settings.language)))
  }

  /** Whether nobody has told us yet how they want to be called: there is nobody, or a guest with a name of ours. */
  async isNameless(): Promise<boolean> {
    const known = this.person ?? (await this.load())
    return !known || (!known.account && isFriendlyName(known.name))
  }

  /** Be called so: somebody new comes in under the name, a guest takes it. */
  async takeName(name: string): Promise<Person> {
    return this.know(await (this.person ? api.rename(name) : api.guest(name)))
  }

  /** Remember what the server said. */
  know<Answer extends Person | null>(person: Answer): Answer {
    this.person = person
    return person
  }
}

export const me = new Me()
