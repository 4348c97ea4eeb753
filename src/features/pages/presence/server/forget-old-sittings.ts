import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { deleteSittingsBefore } from "../../server/sitting-store.ts";

/** An editor that was offline for days still learns which of its saves was kept. */
export const forgetOldSittings = ({ db, now }: Context): Promise<void> => deleteSittingsBefore(db, addHours(now, -168));
