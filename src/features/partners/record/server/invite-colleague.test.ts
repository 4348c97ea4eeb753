import { render } from "@react-email/render";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invites } from "#db/schema/accounts.ts";
import { organisationMembers } from "#db/schema/partners.ts";
import type { EventOf } from "#domain/events.ts";
import { newId } from "#platform/ids.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addColleague } from "./add-colleague.ts";
import { inviteColleague } from "./invite-colleague.ts";
import { myPartner } from "./my-partner.ts";

const colleague = () => ({ name: "Anele Zulu", email: `${newId()}@example.com`, role: "desk" as const });

test("an owner invites front desk staff for the hotel; the account has that role once they accept", () =>
  inTransaction(async (ctx, world) => {
    const hotel = await asHotel(ctx);
    const result = colleague();
    const invited = await inviteColleague(hotel, result);
    if (!invited.ok) throw new Error(invited.reason);
    const [invite] = await ctx.db.select().from(invites).where(eq(invites.id, invited.value.invite_id));
    expect(invite).toMatchObject({ role: "hotel", organisationId: hotel.hotelId, memberRole: "desk" });
    expect(await render(world.emails.at(-1)?.content)).toContain("The Harbour Lantern Hotel invites you");
    expect(await myPartner(hotel)).toMatchObject({ value: { invited: [{ email: result.email, role: "desk" }] } });

    const { userId } = await askingAs(ctx, { email: result.email, roles: ["hotel"] });
    const event: EventOf<"invite.accepted"> = {
      type: "invite.accepted",
      inviteId: newId(),
      userId,
      role: "hotel",
      applicationId: null,
      organisationId: hotel.hotelId,
      memberRole: "desk",
    };
    await addColleague(ctx, event);
    await addColleague(ctx, event);
    const members = await ctx.db
      .select()
      .from(organisationMembers)
      .where(eq(organisationMembers.organisationId, hotel.hotelId));
    expect(members.filter((member) => member.userId === userId)).toMatchObject([{ role: "desk" }]);
  }));

test("front desk staff cannot invite, and no one is invited twice", () =>
  inTransaction(async (ctx) => {
    const hotel = await asHotel(ctx);
    expect(await inviteColleague(hotel, { ...colleague(), email: hotel.email.toUpperCase() })).toMatchObject({
      reason: "is_member",
    });
    await ctx.db.update(organisationMembers).set({ role: "desk" }).where(eq(organisationMembers.userId, hotel.userId));
    expect(await inviteColleague(hotel, colleague())).toMatchObject({ reason: "owners_only" });
  }));
