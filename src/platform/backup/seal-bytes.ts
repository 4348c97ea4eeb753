import { createCipheriv, createDecipheriv, hkdfSync, scrypt } from "node:crypto";
import { Transform } from "node:stream";
import { promisify } from "node:util";

/** How a key is derived from BACKUP_KEY; kept with the backup, so that later versions may choose otherwise. */
export type KeyRecipe = { readonly salt: string; readonly cost: number; readonly blockSize: number };

export const usualRecipe = (salt: Buffer): KeyRecipe => ({ salt: salt.toString("hex"), cost: 2 ** 15, blockSize: 8 });

const stretch = promisify<string, Buffer, number, { N: number; r: number; maxmem: number }, Buffer>(scrypt);

/** Slow on purpose: every guess costs an attacker time. */
export const keyFrom = (words: string, { salt, cost, blockSize }: KeyRecipe): Promise<Buffer> =>
  stretch(words, Buffer.from(salt, "hex"), 32, { N: cost, r: blockSize, maxmem: 256 * cost * blockSize });

/** A separate key for each file, so that no two share a nonce. */
export const keyFor = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", key, "", `cape-town-shuttle backup ${purpose}`, 32));

const chunkSize = 256 * 1024;
const tagSize = 16;
const cipher = "aes-256-gcm";

function nonce(count: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(count, 6, 6);
  return bytes;
}

/** The last chunk says so: a truncated, repeated or reordered file doesn’t open. */
const mark = (isLast: boolean) => Buffer.from([isLast ? 1 : 0]);

/** Encrypts with AES-256-GCM in chunks, each preceded by its length. */
export function sealing(key: Buffer): Transform {
  let waiting = Buffer.alloc(0);
  let count = 0;
  const seal = (chunk: Buffer, isLast: boolean): Buffer => {
    const sealer = createCipheriv(cipher, key, nonce(count++), { authTagLength: tagSize }).setAAD(mark(isLast));
    const body = Buffer.concat([sealer.update(chunk), sealer.final(), sealer.getAuthTag()]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, body]);
  };
  return new Transform({
    transform(block: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, block]);
      while (waiting.length > chunkSize) {
        this.push(seal(waiting.subarray(0, chunkSize), false));
        waiting = waiting.subarray(chunkSize);
      }
      done();
    },
    flush(done) {
      done(null, seal(waiting, true));
    },
  });
}

/** The reverse; fails if a single byte was changed. */
export function opening(key: Buffer): Transform {
  let waiting = Buffer.alloc(0);
  let count = 0;
  const open = (body: Buffer, isLast: boolean): Buffer => {
    const opener = createDecipheriv(cipher, key, nonce(count++), { authTagLength: tagSize }).setAAD(mark(isLast));
    opener.setAuthTag(body.subarray(-tagSize));
    return Buffer.concat([opener.update(body.subarray(0, -tagSize)), opener.final()]);
  };
  return new Transform({
    transform(block: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, block]);
      try {
        // Whether a complete chunk is the last only shows once more follows.
        for (let end = endOf(waiting); end < waiting.length; end = endOf(waiting)) {
          this.push(open(waiting.subarray(4, end), false));
          waiting = waiting.subarray(end);
        }
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    flush(done) {
      try {
        if (endOf(waiting) !== waiting.length) throw new Error("It ends too soon.");
        done(null, open(waiting.subarray(4), true));
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

const longest = chunkSize + tagSize;

function endOf(bytes: Buffer): number {
  if (bytes.length < 4) return Number.POSITIVE_INFINITY;
  const length = bytes.readUInt32BE(0);
  if (length < tagSize || length > longest) throw new Error("It is not a file of a backup.");
  return 4 + length;
}
