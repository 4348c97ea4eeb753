import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import os from "node:os";
import { promisify } from "node:util";

const derive: (algorithm: "argon2id", parameters: Argon2Parameters) => Promise<Buffer> = promisify(argon2);

/** Memory in KiB and passes over it. */
export type PasswordCost = { readonly memory: number; readonly passes: number };
export const standardCost: PasswordCost = { memory: 19 * 1024, passes: 2 };

export type PasswordHasher = {
  /** A PHC string: it carries its own cost and salt. */
  hash(password: string): Promise<string>;
  /** Takes as long when there is no hash to compare with. */
  check(password: string, hash: string | null | undefined): Promise<boolean>;
};

/** The queue is full: the caller is asked to retry, instead of everyone waiting ever longer. */
export class PasswordsAreBusy extends Error {
  override readonly name = "PasswordsAreBusy";
}

export function createPasswordHasher(cost: PasswordCost): PasswordHasher {
  const nobodys = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${plain(Buffer.alloc(16))}$${plain(Buffer.alloc(32))}`;
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await run(password, salt, cost);
      return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${plain(salt)}$${plain(key)}`;
    },
    async check(password, hash) {
      const kept = readHash(hash ?? nobodys);
      if (!kept) return false;
      const key = await run(password, kept.salt, kept.cost);
      return key.length === kept.key.length && timingSafeEqual(key, kept.key) && Boolean(hash);
    },
  };
}

const standard = createPasswordHasher(standardCost);
export const standardHasher: PasswordHasher = standard;
export const hashPassword = (password: string) => standard.hash(password);
export const checkPassword = (password: string, hash: string | null | undefined) => standard.check(password, hash);

// PHC strings use base64 without padding.
function plain(bytes: Buffer) {
  return bytes.toString("base64").replace(/=+$/, "");
}

function readHash(hash: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!parts) return undefined;
  const [, memory, passes, salt = "", key = ""] = parts;
  return {
    cost: { memory: Number(memory), passes: Number(passes) },
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  };
}

/** Each uses a thread and 19 MiB: one per processor at a time, and a limited queue. */
const atOnce = Math.min(4, os.availableParallelism());
const longestLine = 100;
let running = 0;
const line: (() => void)[] = [];

async function run(password: string, nonce: Buffer, { memory, passes }: PasswordCost): Promise<Buffer> {
  await takeTurn();
  try {
    return await derive("argon2id", { message: password, nonce, parallelism: 1, tagLength: 32, memory, passes });
  } finally {
    giveTurn();
  }
}

async function takeTurn() {
  if (running < atOnce) {
    running++;
    return;
  }
  if (line.length >= longestLine) throw new PasswordsAreBusy();
  await new Promise<void>((resolve) => line.push(resolve));
}

/** The slot goes straight to the next caller, so `running` stays the same. */
function giveTurn() {
  const next = line.shift();
  if (next) next();
  else running--;
}
