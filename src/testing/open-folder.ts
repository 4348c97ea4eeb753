import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** A new folder that the database's own account may enter too; a plain temporary folder is closed to it. */
export async function newOpenFolder(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "cts-"));
  await fs.chmod(folder, 0o755);
  return folder;
}
