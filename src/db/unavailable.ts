/** All connections are in use and too many callers wait, or one has waited too long. */
export class DatabaseBusy extends Error {
  override readonly name = "DatabaseBusy";
}

/**
 * Of PostgreSQL: too many connections, no disk or memory left, shutting down, crashed, starting up, lost on the way. And a
 * server that only reads: a standby that a proxy takes for the primary, in the moment before it is promoted. PgBouncer says
 * 08P01 for every server that it cannot reach.
 */
const passing = /^(53\d{3}|57P0[1-3]|08\d{3}|08P01|25006)$/;
/** From the operating system: nothing listens there, or no longer. */
const unreachable = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/** The driver gives these no code; the last, of a standby that is about to be promoted, shares its code with real faults. */
const lost =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|cannot access temporary or unlogged relations during recovery)/;

/** Whether the database can’t answer just now, so that a retry may succeed soon. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseBusy || lost.test(error.message)) return true;
  if (isPassing(error)) return true;
  return isUnavailable(error.cause);
}

function isPassing(error: Error & { code?: unknown; syscall?: unknown; severity?: unknown }): boolean {
  if (typeof error.code !== "string") return false;
  // A missing file is different: only sockets have this system call.
  if (error.syscall !== undefined) return unreachable.has(error.code) && isOfSocket(error.syscall);
  return passing.test(error.code);
}

const isOfSocket = (call: unknown) => ["connect", "read", "write", "getaddrinfo"].includes(String(call));
