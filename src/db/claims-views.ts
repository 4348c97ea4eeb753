import { asc } from "drizzle-orm";
import type { Claim } from "#domain/company/claims.ts";
import type { ReadDb } from "./connect.ts";
import { claims } from "./schema/content.ts";

export type ClaimRow = typeof claims.$inferSelect;

/** All claims in the order of our team, those that are not shown included. */
export const findClaimRows = (db: ReadDb): Promise<ClaimRow[]> =>
  db.select().from(claims).orderBy(asc(claims.position), asc(claims.id));

export const claimOf = ({ withdrawnAt, ...row }: ClaimRow): Claim => ({ ...row, isWithdrawn: withdrawnAt !== null });

export const findClaims = async (db: ReadDb): Promise<Claim[]> => (await findClaimRows(db)).map(claimOf);
