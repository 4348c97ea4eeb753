import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import type { MayReadFile } from "#platform/http/serve-files.ts";
import { photoOwner } from "../policy.ts";
import { findThoseBehind } from "./photo-views.ts";

/** A driver's photo is visible to our team, the driver and their provider. */
export const judgePhotoReading: MayReadFile = async (db, { actor, owner }) => {
  if (owner.kind !== photoOwner || actor.kind !== "person") return false;
  const parties = partiesOf(actor);
  if (mayDo("view_fleet_records", parties, "other")) return true;
  const { userId, members } = await findThoseBehind(db, owner.id);
  if (userId === actor.userId) return mayDo("view_fleet_records", parties, "own");
  return members.includes(actor.userId) && mayDo("view_fleet_records", parties, "organisation");
};
