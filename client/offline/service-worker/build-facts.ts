/** File of the build: its address, and a hash of its content if the address holds none. */
export type StaticFile = { url: string; revision: string | null };

/** Facts that scripts/build.mjs writes into the worker, after all other files are there. */
type BuildFacts = {
  /** Changes with every file below, and with nothing else. */
  id: string;
  /** Fetched as soon as the worker is installed, so that the app opens without a network. */
  precached: readonly StaticFile[];
  /** Kept after their first use: pictures, and fonts of other alphabets. */
  keptOnUse: readonly StaticFile[];
};

declare const BUILD_FACTS: BuildFacts;

export const { id: BUILD_ID, precached, keptOnUse } = BUILD_FACTS;
