import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

/** The mark of a component's styles: short, for it stands on all its elements. */
const cssHash = ({ hash, css }) => `s${hash(css)}`

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash },
}
