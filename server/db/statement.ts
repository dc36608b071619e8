import type { Pool, PoolClient, QueryResult, Submittable } from 'pg';
import driver from 'pg/lib/utils.js';
import { serialize } from 'pg-protocol';

type Parse = (text: string) => unknown;
type Field = { dataTypeID: number; format?: string };

/** Of a connection, what the driver's own queries use and ours use alike. */
type Wire = {
  stream: { writable: boolean; cork(): void; uncork(): void; write(bytes: Buffer): void };
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse(statement: { name: string; text: string }): void;
  bind(statement: { statement: string; values: readonly unknown[] }): void;
  describe(portal: { type: 'P'; name: '' }): void;
  execute(portal: object): void;
  sync(): void;
};

/** A named statement, and how to read its columns once PostgreSQL has described them. */
export type Statement = {
  name: string;
  text: string;
  parserOf: (dataType: number, format: string) => Parse;
  parsers: Parse[] | null;
};

/** What became of it: rows as their columns' values, in order. */
export type Outcome = Pick<QueryResult<unknown[]>, 'rowCount'> & { rows: unknown[][] };
type Callback = (error: Error | null, outcome?: Outcome) => void;

const EXECUTE_AND_SYNC = Buffer.concat([serialize.execute(), serialize.sync()]);

/**
 * The driver asks PostgreSQL with every call to describe the columns of a statement that it has
 * prepared long ago, and builds its picture of them anew: a tenth of what a call costs. This asks
 * once, and from then on sends each question in one piece. Written to the driver's interface for
 * queries of one's own, as its cursors are.
 */
class Asking implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  /** Set by the driver. */
  callback: Callback | undefined;
  readonly #statement: Statement;
  readonly #rows: unknown[][] = [];
  #rowCount: number | null = null;
  #failure: Error | null = null;

  constructor(statement: Statement, values: readonly unknown[]) {
    this.#statement = statement;
    this.name = statement.name;
    this.text = statement.text;
    this.values = values.map((value) => driver.prepareValue(value));
  }

  submit(connection: unknown): null {
    const wire = connection as Wire;
    const { name, text, values } = this;
    const isKnown = name in wire.parsedStatements || name in wire.submittedNamedStatements;
    if (isKnown && this.#statement.parsers) {
      const bind = serialize.bind({ statement: name, values });
      if (wire.stream.writable) wire.stream.write(Buffer.concat([bind, EXECUTE_AND_SYNC]));
      return null;
    }
    wire.stream.cork();
    try {
      if (!isKnown) {
        wire.parse({ name, text });
        wire.submittedNamedStatements[name] = text;
      }
      wire.bind({ statement: name, values });
      if (!this.#statement.parsers) wire.describe({ type: 'P', name: '' });
      wire.execute({});
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    const { parserOf } = this.#statement;
    this.#statement.parsers = fields.map(({ dataTypeID, format = 'text' }) =>
      parserOf(dataTypeID, format),
    );
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const parsers = this.#statement.parsers ?? [];
    const row = new Array<unknown>(fields.length);
    try {
      for (let at = 0; at < fields.length; at++) {
        const text = fields[at] ?? null;
        row[at] = text === null ? null : parsers[at]?.(text);
      }
      this.#rows.push(row);
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  /** Such as “INSERT 0 1” or “SELECT 50”. */
  handleCommandComplete({ text }: { text: string }): void {
    const count = Number(text.slice(text.lastIndexOf(' ') + 1));
    this.#rowCount = Number.isNaN(count) ? null : count;
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.callback?.(this.#failure);
    else this.callback?.(null, { rows: this.#rows, rowCount: this.#rowCount });
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }

  /** Never happens: a whole portal is read at once, and no statement of ours is empty or copies. */
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}

type Asked = { query(asking: Submittable, callback: Callback): void };

export function ask(
  client: Pool | PoolClient,
  statement: Statement,
  values: readonly unknown[],
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const asking = new Asking(statement, values);
    (client as unknown as Asked).query(asking, (error, outcome) => {
      if (outcome) resolve(outcome);
      else reject(error);
    });
  });
}
