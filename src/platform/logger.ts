import pino from "pino";
import { describeError, withoutAddresses } from "./describe-error.ts";
import { tracing } from "./tracing/tracing.ts";

export type Logger = pino.Logger;

/** One JSON line per event. Personal data is never passed in; these paths guard against mistakes. */
const personal = [
  "email",
  "phone",
  "name",
  "first_name",
  "last_name",
  "recipient",
  "authorization",
  "password",
  "token",
];

/** Whether lines carry their trace. */
type Lines = { readonly isTraced?: boolean };

/** `to` receives the lines instead of standard output. */
export const createLogger = (level: string, to?: pino.DestinationStream, { isTraced = false }: Lines = {}): Logger =>
  pino(
    {
      level,
      base: { pid: process.pid },
      redact: { paths: personal.flatMap((key) => [key, `*.${key}`]), censor: "[personal]" },
      ...(isTraced && { mixin: () => tracing?.ids() ?? {} }),
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => describeError(error) },
      // Whatever slipped through: addresses are recognised anywhere.
      hooks: { streamWrite: withoutAddresses },
    },
    to ?? pino.destination(1),
  );
