// What the build does beside Vite: each language becomes a file of its own, and what can be packed lies packed beside itself.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const SOURCE = resolve('src')
/** Where words are written. Those of the kit stay in their place: they say that nothing can be loaded. */
const WORDS = /^\/((?!kit\/)[^?]*[wW]ords\.ts)(?:\?(en|de))?$/

/** A part of a syntax tree, as far as dictionaries need it. */
interface Node {
  type: string
  start: number
  end: number
  callee?: { name?: string }
  arguments?: { properties: { key: { name: string }; value: Node }[] }[]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The call of `dictionary` in a file. */
function dictionaryIn(tree: unknown): Node | undefined {
  if (Array.isArray(tree)) return tree.map(dictionaryIn).find((found) => found)
  if (!isNode(tree)) return undefined
  return tree.callee?.name === 'dictionary' ? tree : dictionaryIn(Object.values(tree))
}

/** Takes the words out of their files: `words.ts?en` holds the English ones, and `words.ts` says where they will be. */
export function languages(): Plugin {
  return {
    name: 'languages',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(SOURCE)) return null
      const [, path, language] = WORDS.exec(id.slice(SOURCE.length)) ?? []
      const call = path ? dictionaryIn(this.parse(code)) : undefined
      if (!call) return null
      const { properties } = call.arguments![0]!
      const own = properties.find(({ key }) => key.name === language)?.value
      if (own) return { code: `export default ${code.slice(own.start, own.end)}`, map: null }
      const rest = `${code.slice(0, call.start)}$wordsOf('../${path}')${code.slice(call.end)}`
      return { code: `import { wordsOf as $wordsOf } from '/src/words/spoken'\n${rest}`, map: null }
    },
  }
}

/** Packs scripts and styles once and well, so that the server need not do it quickly and often. */
export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir }) {
      const folder = join(dir!, 'assets')
      for (const name of (await readdir(folder)).filter((each) => /\.(js|css|svg)$/.test(each))) {
        const content = await readFile(join(folder, name))
        await writeFile(join(folder, `${name}.br`), brotliCompressSync(content))
        await writeFile(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}
