import fs from "node:fs";
import path from "node:path";

const forOwner = { folder: 0o700, file: 0o600 } as const;

/** Makes a folder and everything in it accessible to its owner only, even if it already existed and was open. */
export function openPrivateFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: forOwner.folder });
  narrow(folder, forOwner.folder);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile()) makePrivate(path.join(folder, entry.name));
}

/** The mode given to a file only applies when it is created: an existing one keeps its own. */
export const makePrivate = (file: string): void => narrow(file, forOwner.file);

function narrow(file: string, mode: number) {
  if ((fs.statSync(file).mode & 0o777) !== mode) fs.chmodSync(file, mode);
}
