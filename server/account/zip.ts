import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipFile = { name: string; content: AsyncIterable<string | Buffer> };

const UTF8_AND_DESCRIPTOR = 0x0808;
const DEFLATE = 8;
const VERSION = 20;
/** 1 January 1980: the format cannot say "no date", and the day of an export is nobody's business. */
const NO_DATE = 0x0021;

type Written = { name: Buffer; offset: number; crc: number; packed: number; size: number };

/** A ZIP archive as it is made, one file after another, so that no export has to fit in memory. */
export async function* zip(files: Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const file of files) {
    const entry: Written = { name: Buffer.from(file.name), offset, crc: 0, packed: 0, size: 0 };
    const header = localHeader(entry);
    yield header;
    for await (const chunk of deflated(file.content, entry)) {
      entry.packed += chunk.length;
      yield chunk;
    }
    const tail = descriptor(entry);
    yield tail;
    offset += header.length + entry.packed + tail.length;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryRecord));
  yield directory;
  yield endRecord(written.length, directory.length, offset);
}

async function* deflated(content: ZipFile['content'], entry: Written): AsyncGenerator<Buffer> {
  async function* measured() {
    for await (const piece of content) {
      const bytes = Buffer.from(piece);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  const deflate = createDeflateRaw();
  // A failing source must fail the archive, rather than leave it waiting.
  const packing = pipeline(Readable.from(measured()), deflate);
  packing.catch(() => undefined);
  yield* deflate as AsyncIterable<Buffer>;
  await packing;
}

function fields(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    values.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/** Sizes are not known yet: they follow the file, in its descriptor. */
function localHeader({ name }: Written): Buffer {
  const head = fields(
    [4, 0x04034b50],
    [2, VERSION],
    [2, UTF8_AND_DESCRIPTOR],
    [2, DEFLATE],
    [2, 0],
    [2, NO_DATE],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  );
  return Buffer.concat([head, name]);
}

function descriptor({ crc, packed, size }: Written): Buffer {
  return fields([4, 0x08074b50], [4, crc], [4, packed], [4, size]);
}

function directoryRecord({ name, offset, crc, packed, size }: Written): Buffer {
  const head = fields(
    [4, 0x02014b50],
    [2, VERSION],
    [2, VERSION],
    [2, UTF8_AND_DESCRIPTOR],
    [2, DEFLATE],
    [2, 0],
    [2, NO_DATE],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  );
  return Buffer.concat([head, name]);
}

function endRecord(count: number, length: number, offset: number): Buffer {
  return fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, length],
    [4, offset],
    [2, 0],
  );
}
