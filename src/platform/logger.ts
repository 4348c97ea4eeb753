import pino from "pino";

export type Logger = pino.Logger;

/** One JSON line an event. What may identify a person is never passed in; these paths guard against a slip. */
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

export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: { pid: process.pid },
    redact: { paths: personal.flatMap((key) => [key, `*.${key}`]), censor: "[personal]" },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
