import { createHash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);

export type Encoding = "identity" | "br" | "zstd" | "gzip";

/** A response body, compressed once in every encoding a browser may accept. */
export type Packed = { readonly etag: string; readonly bodies: Readonly<Record<Encoding, Buffer>> };

export async function pack(content: Buffer, brotliQuality = 9): Promise<Packed> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz, zs] = await Promise.all([brotli(content, { params }), gzip(content, { level: 7 }), zstd(content)]);
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  return { etag, bodies: { identity: content, br, gzip: gz, zstd: zs } };
}

/** For pictures and fonts, which are already compressed. */
export function packAsIs(content: Buffer): Packed {
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  return { etag, bodies: { identity: content, br: content, gzip: content, zstd: content } };
}

export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (accepted.includes("br")) return "br";
  if (accepted.includes("zstd")) return "zstd";
  return accepted.includes("gzip") ? "gzip" : "identity";
}
