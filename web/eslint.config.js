// How the page is checked: what is wrong or unclear, not how it looks (that is Prettier's).
import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // As in Python (pyproject.toml): ways through a function.
      complexity: ['error', 13],
      // TypeScript knows every name, and types of the browser that a list of names does not hold.
      'no-undef': 'off',
      // A collection that is shown is exchanged as a whole ($state.raw); one that changes in place is never shown.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: { compilerOptions: { runes: true } } } },
  },
)
