/** The files of a ZIP archive by path, read from the directory at its end, as every unzip program does. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  if (end < 0) throw new Error("Not a whole ZIP archive.");
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error("Not an entry of the directory.");
    if (archive.readUInt16LE(at + 10) !== 0) throw new Error("Only files that are stored as they are can be read.");
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const path = archive.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files.set(path, archive.subarray(start, start + archive.readUInt32LE(at + 24)));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0);
  }
  return files;
}
