import { randomBytes, scrypt } from "node:crypto";
import type { Context } from "#platform/context.ts";
import { keepMark } from "./store.ts";
import { findMarks } from "./views.ts";

/** The values of secrets by setting name; unset ones are left out. */
export type SecretValues = Readonly<Record<string, string>>;

/**
 * When a process starts: records which secrets differ from the last start. Neither values nor lengths are
 * stored.
 */
export async function noteSecrets({ db, now }: Pick<Context, "db" | "now">, values: SecretValues): Promise<void> {
  const known = new Map((await findMarks(db)).map((row) => [row.name, row]));
  for (const [name, value] of Object.entries(values)) {
    const row = known.get(name);
    if (row && (await markOf(value, row.salt)) === row.mark) continue;
    const salt = randomBytes(16).toString("hex");
    await keepMark(db, { name, salt, mark: await markOf(value, salt), changedAt: now });
  }
}

/** Slow on purpose, so that a short password cannot be guessed from it. */
const markOf = (value: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) =>
    scrypt(value, salt, 32, (error, key) => (error ? reject(error) : resolve(key.toString("hex")))),
  );
