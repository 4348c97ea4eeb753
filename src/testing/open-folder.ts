import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** A new folder that the database's own account may enter too, which a plain temporary folder does not allow. */
export async function newOpenFolder(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "cts-"));
  await fs.chmod(folder, 0o755);
  return folder;
}
