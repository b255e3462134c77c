/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // The repository above has its own lock file.
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
};
