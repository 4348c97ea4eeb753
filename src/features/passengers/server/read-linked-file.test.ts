import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aWorkbook } from "#testing/builders/services/a-workbook.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { passengersContract } from "../contract.ts";
import { createPassengerLink } from "./create-passenger-link.ts";
import { readLinkedFile } from "./read-linked-file.ts";

test("by the link a workbook is read, and what is no list is not", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const { reference } = await writeTrip(ctx, addHours(ctx.now, 48), { booking: { passengers: 2 } });
    const made = await createPassengerLink(ctx, { reference });
    const token = made.ok ? (made.value.link?.address.split("list=")[1] ?? "") : "";
    const answerTo = async (file: Buffer, by = token) => {
      const input = { token: by, content: file.toString("base64") };
      const parsed = passengersContract.readLinkedFile.input.safeParse(input);
      if (!parsed.success) return "refused by the contract";
      const read = await readLinkedFile(visitor, parsed.data);
      return read.ok ? read.value.table : read.reason;
    };
    const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>`;
    expect(await answerTo(aWorkbook(sheet))).toEqual([["Name"]]);
    expect(await answerTo(aWorkbook(sheet), `${token}x`)).toBe("not_found");
    expect(await answerTo(Buffer.from("GIF89a\u0000"))).toBe("unreadable");
    expect(await answerTo(aWorkbook(" ".repeat(60 * 1024 * 1024)))).toBe("too_large");
    expect(await answerTo(Buffer.alloc(600_000, "a"))).toBe("refused by the contract");
    expect(await answerTo(Buffer.from("a\n".repeat(10_002)))).toBe("too_many_rows");
  }));
