import { documentTypes } from "#domain/compliance/document-types.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { WalletDocument } from "../contract.ts";
import { describeDocuments, describeVehicle } from "./describe-wallet.ts";
import { findCompany, findDriver, findVehicle } from "./views.ts";
import { readWalletToken } from "./wallet-token.ts";

/**
 * An inspector’s view on our own site, live instead of the phone’s copy. The driver’s document numbers are
 * left out, because they are on the cards and the code may be passed on.
 */
export async function inspectLicences(ctx: Context, { token }: { token: string }) {
  const code = readWalletToken(ctx, token);
  if (!code) return refuse("not_found");
  if (code.until < ctx.now) return refuse("code_expired");
  const driver = await findDriver(ctx.db, code.driverId);
  const vehicle = await findVehicle(ctx.db, code.vehicleId);
  if (!driver || !vehicle) return refuse("not_found");
  const documents = await describeDocuments(ctx, { driverId: driver.id, vehicle });
  return accept({
    company: (await findCompany(ctx.db)).name,
    driver: `${driver.firstName.charAt(0)}. ${driver.lastName}`.trim(),
    vehicle: describeVehicle(vehicle),
    documents: documents.map(withoutOwnNumber),
    checked_at: ctx.now.toISOString(),
  });
}

const withoutOwnNumber = (document: WalletDocument): WalletDocument =>
  documentTypes[document.type].owner === "driver" ? { ...document, number: "" } : document;
