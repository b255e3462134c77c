import { defineConfig } from 'vitest/config';
export default defineConfig({ root: '/work/wt/reading', test: { include: ['tests/truth/**/*.test.ts'], testTimeout: 400000, hookTimeout: 400000, isolate:false, maxWorkers: 1 } });
