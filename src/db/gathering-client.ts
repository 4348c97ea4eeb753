import pg from "pg";

type Query = (...input: readonly unknown[]) => unknown;

/**
 * Sends together what is asked together: a transaction's beginning with its first statement, the last writes with each
 * other. Each packet wakes the database's process and its answer wakes ours, which costs more than most statements.
 */
export class GatheringClient extends pg.Client {
  constructor(settings?: pg.ClientConfig) {
    super(settings);
    const send = this.query.bind(this) as Query;
    const gathered: Query = (...input) => {
      this.#gather();
      return send(...input);
    };
    this.query = gathered as typeof this.query;
  }

  /** The packet leaves when everything that could still be asked now has been. */
  #gather(): void {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}
