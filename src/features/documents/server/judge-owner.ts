import { mayDo, type PermittedAction, partiesOf, type Relation } from "#domain/account/permissions.ts";
import type { Actor } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { findOwner, isMember, type OwnerRef, type OwnerRow } from "./owner-views.ts";

type Action = "view" | "upload" | "verify";

const ofFleet = { view: "view_fleet_records", upload: "upload_fleet_documents", verify: "approve_documents" } as const;
const ofPartner = { ...ofFleet, view: "keep_partner_documents", upload: "keep_partner_documents" } as const;

export type JudgedOwner = OwnerRow & { may(action: Action): boolean };

/** The owner of documents and the actor’s permissions. Undefined if the actor may not see them. */
export async function judgeOwner(db: Context["db"], actor: Actor, ref: OwnerRef): Promise<JudgedOwner | undefined> {
  const owner = await findOwner(db, ref);
  if (!owner) return undefined;
  const relations = await relationsTo(db, actor, owner);
  const actions: Readonly<Record<Action, PermittedAction>> = ref.kind === "partner" ? ofPartner : ofFleet;
  const may = (action: Action) => relations.some((relation) => mayDo(actions[action], partiesOf(actor), relation));
  return may("view") ? { ...owner, may } : undefined;
}

async function relationsTo(db: Context["db"], actor: Actor, owner: OwnerRow): Promise<readonly Relation[]> {
  if (actor.kind !== "person") return ["other"];
  const isOfTheirs = await isMember(db, actor.userId, owner);
  return [
    "other",
    ...(owner.userId === actor.userId ? (["own"] as const) : []),
    ...(isOfTheirs ? (["organisation"] as const) : []),
  ];
}
