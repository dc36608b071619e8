declare module 'pg/lib/utils.js' {
  const utils: {
    /** A value as the text that PostgreSQL takes for it. */
    prepareValue(value: unknown): string | Buffer | null;
  };
  export default utils;
}
