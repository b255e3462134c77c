/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // The repository above has a lock file of its own.
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
};
