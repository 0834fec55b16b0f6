import { svelte } from '@sveltejs/vite-plugin-svelte'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { chunks } from './chunks.ts'
import { languages, packed } from './plugins.ts'

// A folder with games from elsewhere, each with its part of the page in `<id>/page/game.ts`. Tests have the sample.
const MORE = process.env.HEXHAVEN_MORE_GAMES ?? (process.env.VITEST ? '../tests/sample' : 'nowhere')
const SERVER = process.env.HEXHAVEN_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), languages(), packed()],
  build: {
    outDir: process.env.HEXHAVEN_PAGE ?? '../src/hexhaven/server/page',
    emptyOutDir: true,
    // Browsers that know light-dark() and :has(); older ones would need every colour twice.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // The server allows no inline script and no data: script.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What is loaded together is one file: it compresses better. The rest is split by what loads it.
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks() } } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  resolve: {
    // What a game from elsewhere is written with.
    alias: { '#page': resolve('src'), '#more': resolve(MORE) },
    dedupe: ['svelte'],
    // Components under test run as in a browser, not as on a server.
    ...(process.env.VITEST && { conditions: ['browser'] }),
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    coverage: {
      include: ['src/**/*.{ts,svelte}'],
      exclude: ['src/**/wire.ts', 'src/**/{sample,sampleKnights,fixture,fakeSocket}.ts', 'src/**/Sample.svelte'],
      reporter: ['text-summary'],
      reportsDirectory: '../build/coverage-page',
      // Just below what is reached: whole games in a real browser (tests/browser) come on top, uncounted.
      thresholds: { lines: 82, statements: 76, functions: 76, branches: 66 },
    },
    // A link that is clicked in a test must not load a page.
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
    },
  },
})
