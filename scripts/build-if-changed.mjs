// Builds the app unless exactly these sources are already built.
import { build } from './prepare.mjs';

await build();
