import { cents, formatMoney } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import type { RecordRow } from "../contract.ts";
import {
  findEnquiries,
  findInvoices,
  findOrganisations,
  findQuotes,
  findVehicles,
  type Typed,
} from "./record-views.ts";

/** Invoices, quotes, enquiries, vehicles and organisations, as the palette lists them. */
export async function findRecords({ db }: Context, typed: Typed, atMost: number): Promise<RecordRow[]> {
  const plain = { of: null } as const;
  const invoices = (await findInvoices(db, typed, atMost)).map(({ id, number, buyer, cents: total }) => ({
    kind: "invoice" as const,
    id,
    name: number,
    note: `${buyer}, ${formatMoney(cents(total))}`,
    ...plain,
  }));
  const quotes = (await findQuotes(db, typed, atMost)).map(({ id, number, version, customer }) => ({
    kind: "quote" as const,
    id,
    name: version > 1 ? `${number} v${version}` : number,
    note: customer,
    ...plain,
  }));
  const enquiries = (await findEnquiries(db, typed, atMost)).map(({ id, reference, name, email }) => ({
    kind: "enquiry" as const,
    id,
    name: reference,
    note: `${name}, ${email}`,
    ...plain,
  }));
  const organisations = (await findOrganisations(db, typed, atMost)).map(({ id, name, area, kind }) => ({
    kind: "organisation" as const,
    id,
    name,
    note: area,
    of: kind,
  }));
  return [...invoices, ...quotes, ...enquiries, ...organisations];
}

/** Vehicles, which dispatch looks for too. */
export async function findVehicleRecords({ db }: Context, typed: Typed, atMost: number): Promise<RecordRow[]> {
  return (await findVehicles(db, typed, atMost)).map(({ id, plate, make, model, seats }) => ({
    kind: "vehicle",
    id,
    name: plate,
    note: `${make} ${model}, ${seats} seats`,
    of: null,
  }));
}
