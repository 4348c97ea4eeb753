import { mayDo, type PermittedAction, partiesOf, type Relation } from "#domain/account/permissions.ts";
import type { Actor } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { type FoundOwner, findOwner, isMember, type OwnerRef } from "./owner-views.ts";

type Action = Extract<PermittedAction, "view_fleet_records" | "upload_fleet_documents" | "approve_documents">;

export type JudgedOwner = FoundOwner & { may(action: Action): boolean };

/** The owner of documents, and what the one who asks may do with them. Undefined where they may not even see them. */
export async function judgeOwner(db: Context["db"], actor: Actor, ref: OwnerRef): Promise<JudgedOwner | undefined> {
  const owner = await findOwner(db, ref);
  if (!owner) return undefined;
  const relations = await relationsTo(db, actor, owner);
  const may = (action: Action) => relations.some((relation) => mayDo(action, partiesOf(actor), relation));
  return may("view_fleet_records") ? { ...owner, may } : undefined;
}

async function relationsTo(db: Context["db"], actor: Actor, owner: FoundOwner): Promise<readonly Relation[]> {
  if (actor.kind !== "person") return ["other"];
  const isOfTheirs = owner.organisationId !== null && (await isMember(db, actor.userId, owner.organisationId));
  return [
    "other",
    ...(owner.userId === actor.userId ? (["own"] as const) : []),
    ...(isOfTheirs ? (["organisation"] as const) : []),
  ];
}
