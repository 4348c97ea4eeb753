/** Fifty megabytes of XML hold more rows than an import takes. */
export const largestWorkbook = 50 * 1024 * 1024;
const mostParts = 200;

const directoryMark = 0x02014b50;
const endMark = 0x06054b50;
const shortestEnd = 22;

/**
 * The total unpacked size according to an archive’s directory; undefined if it isn’t an archive or has too many parts.
 * Nothing is unpacked.
 */
export function unpackedSize(content: Buffer): number | undefined {
  const end = findEnd(content);
  if (end === undefined) return undefined;
  const parts = content.readUInt16LE(end + 10);
  if (parts > mostParts) return undefined;
  let at = content.readUInt32LE(end + 16);
  let total = 0;
  for (let part = 0; part < parts; part++) {
    if (at + 46 > content.length || content.readUInt32LE(at) !== directoryMark) return undefined;
    total += content.readUInt32LE(at + 24);
    at += 46 + content.readUInt16LE(at + 28) + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return total;
}

function findEnd(content: Buffer): number | undefined {
  const first = Math.max(0, content.length - shortestEnd - 65_535);
  for (let at = content.length - shortestEnd; at >= first; at--) if (content.readUInt32LE(at) === endMark) return at;
  return undefined;
}
