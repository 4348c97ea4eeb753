import { licenceWallet } from "#domain/compliance/licence-wallet.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { WalletDocument } from "../contract.ts";
import { findWalletDocuments } from "./views.ts";

type Shown = {
  readonly driverId: string;
  readonly vehicle: { readonly id: string; readonly seats: number } | undefined;
};

/** Today’s licences of a driver and of the vehicle they drive. */
export async function describeDocuments(ctx: Context, { driverId, vehicle }: Shown): Promise<WalletDocument[]> {
  const walletDocuments = await findWalletDocuments(ctx.db, [driverId, ...(vehicle ? [vehicle.id] : [])]);
  return licenceWallet(walletDocuments, localDateOf(ctx.now), vehicle?.seats ?? 1).map(({ lastDay, ...one }) => ({
    ...one,
    last_day: lastDay,
  }));
}

type Vehicle = { readonly plate: string; readonly make: string; readonly model: string; readonly seats: number };

export const describeVehicle = ({ plate, make, model, seats }: Vehicle) => ({ plate, name: `${make} ${model}`, seats });
