/** Why a backup can’t be made or restored, in words for the person who asked for it. */
export class BackupProblem extends Error {
  override readonly name = "BackupProblem";
}

const full = new Set(["ENOSPC", "EDQUOT"]);
const forbidden = new Set(["EACCES", "EPERM", "EROFS"]);

/** The failure in words an owner can act on, if it concerns a folder. */
export function explainFolder(error: unknown, folder: string): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const cause = { cause: error };
  if (full.has(code))
    return new BackupProblem(`The disk of ${folder} is full. Free some space or choose another folder.`, cause);
  if (forbidden.has(code)) return new BackupProblem(`This account may not write to ${folder}.`, cause);
  if (code === "ENOTDIR" || code === "EEXIST") return new BackupProblem(`${folder} is not a folder.`, cause);
  if (code === "EIO") return new BackupProblem(`The disk of ${folder} reports a fault.`, cause);
  return error;
}
