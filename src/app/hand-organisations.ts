import type { OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import { recogniseKey } from "#features/partners/keys/server/recognise-key.ts";
import { changeOrganisation, insertOrganisation } from "#features/partners/server/organisation-store.ts";
import type { Context } from "#platform/context.ts";

export type NewOrganisation = {
  readonly kind: OrganisationKind;
  readonly name: string;
  readonly registrationNumber: string;
};
export type OrganisationFacts = {
  readonly name: string;
  readonly registrationNumber: string;
  readonly vatNumber: string;
  readonly hasAccount: boolean;
};

declare module "#platform/context.ts" {
  interface Handed {
    readonly organisations: typeof handOrganisations;
  }
}

/**
 * What other features need of the organisation behind a company or API key, in their own transaction, as
 * `ctx.organisations`.
 */
export const handOrganisations = {
  async create(ctx: Context, facts: NewOrganisation): Promise<string> {
    const id = ctx.newId();
    await insertOrganisation(ctx.db, { ...facts, id, createdAt: ctx.now });
    return id;
  },
  /** The organisation of an API key. */
  recogniseKey,
  change: (ctx: Context, id: string, facts: OrganisationFacts) => changeOrganisation(ctx.db, id, facts),
};
