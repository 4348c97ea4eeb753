import { expect, test } from "vitest";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { clientsContract } from "../contract.ts";
import { clientQuoteFile } from "./client-quote-file.ts";

const requestFor = (changes: object = {}) =>
  clientsContract.clientQuoteFile.input.parse({
    service_type: "airport_transfer",
    pickup_location: "Cape Town International Airport",
    passengers: 2,
    destination: "Camps Bay",
    pickup_date: "2030-11-20",
    pickup_time: "10:00",
    client_name: "Thandi Mokoena",
    ...changes,
  });

test("a partner can quote a trip with a price; for any other, our team must quote", () =>
  inTransaction(async (ctx) => {
    const agency = await asHotel(ctx, { kind: "travel_agency", markupRate: 0.2 });
    const drawn = await clientQuoteFile(agency, requestFor());
    if (!drawn.ok) throw new Error(drawn.reason);
    expect(drawn.value.name).toBe("quote-2030-11-20.pdf");
    expect(await clientQuoteFile(agency, requestFor({ service_type: "custom" }))).toMatchObject({ reason: "no_price" });
    const suspended = await asHotel(ctx, { status: "suspended" });
    expect(await clientQuoteFile(suspended, requestFor())).toMatchObject({ reason: "no_partner" });
  }));
