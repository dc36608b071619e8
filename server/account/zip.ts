import { Zip, ZipDeflate } from 'fflate';

export type ZipFile = { name: string; content: AsyncIterable<string | Buffer> };

/** 1 January 1980: ZIP requires a date, and the real day of an export is private. */
const NO_DATE = new Date(1980, 0, 1);

/** Streams a ZIP archive one file after another, so that no export has to fit in memory. */
export async function* zip(files: Iterable<ZipFile>): AsyncGenerator<Buffer> {
  let ready: Buffer[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(Buffer.from(chunk));
  });
  function take(): Buffer[] {
    const taken = ready;
    ready = [];
    return taken;
  }
  for (const { name, content } of files) {
    const file = new ZipDeflate(name);
    file.mtime = NO_DATE;
    archive.add(file);
    for await (const piece of content) {
      file.push(Buffer.from(piece));
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  archive.end();
  yield* take();
}
