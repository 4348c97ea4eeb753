import { isUnavailable } from "#db/unavailable.ts";
import { ClientGone } from "./http/read-body.ts";
import { newErrorCode, type Reply, replies } from "./replies.ts";

type Log = Readonly<Record<"debug" | "warn" | "error", (about: object, message: string) => void>>;

/** What a caller hears when something was thrown, and what the log keeps of it: only what we broke is an error. */
export function replyToError(error: unknown, log: Log, about: object, message: string): Reply {
  if (error instanceof ClientGone) {
    log.debug(about, "the caller left");
    return replies.cutShort();
  }
  if (isUnavailable(error)) {
    log.warn({ ...about, err: error }, "the database cannot answer");
    return replies.unavailable();
  }
  const code = newErrorCode();
  log.error({ ...about, err: error, code }, message);
  return replies.broken(code);
}
