import { hasCode } from "#db/error-code.ts";
import { isUnavailable } from "#db/unavailable.ts";
import { ClientGone } from "./http/read-body.ts";
import { newErrorCode, type Reply, replies } from "./replies.ts";
import { tracing } from "./tracing/tracing.ts";

/** A value a column can’t hold: the request is too large, but nothing is broken. */
const outOfRange: readonly string[] = ["22003", "22008", "22021", "22P05"];

const isOutOfRange = (error: unknown) => hasCode(error, ...outOfRange);

type Log = Readonly<Record<"debug" | "warn" | "error", (about: object, message: string) => void>>;

/**
 * The caller’s response to an error, and its log entry: only our own faults are errors. `broke` stores the code that
 * the caller can quote.
 */
export function replyToError(
  error: unknown,
  log: Log,
  about: object,
  message: string,
  broke: (code: string) => void = () => {},
): Reply {
  if (error instanceof ClientGone) {
    log.debug(about, "the caller left");
    return replies.cutShort();
  }
  if (isUnavailable(error)) {
    log.warn({ ...about, err: error }, "the database cannot answer");
    return replies.unavailable();
  }
  if (isOutOfRange(error)) {
    log.warn({ ...about, err: error }, "a value does not fit");
    return replies.outOfRange();
  }
  const code = newErrorCode();
  log.error({ ...about, err: error, code }, message);
  broke(code);
  tracing?.noteCode(code);
  return replies.broken(code);
}
