import type { MayReadFile } from "#platform/http/serve-files.ts";
import { opens } from "./access-codes.ts";
import { findCodeHash } from "./views.ts";

/** An application’s documents are visible to our team, and to the applicant with the code. */
export const judgeFileReading: MayReadFile = async (db, { actor, code, owner }) => {
  if (owner.kind !== "partner_application") return false;
  if (actor.kind === "person" && actor.roles.some((role) => role === "admin" || role === "super_user")) return true;
  const hash = code === undefined ? undefined : await findCodeHash(db, owner.id);
  return code !== undefined && hash !== undefined && opens(code, hash);
};
