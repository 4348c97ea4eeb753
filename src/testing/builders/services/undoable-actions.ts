import type { RescueChoiceShown } from "#features/trips/relief/rescue-contract.ts";
import type { openTestSite } from "../../test-site.ts";

type Site = Awaited<ReturnType<typeof openTestSite>>;
type Action = { readonly name: string; readonly input: object };
type Candidate = {
  readonly can: boolean;
  readonly driver: { readonly id: string };
  readonly vehicle: { readonly id: string } | null;
};
type Rescuer = RescueChoiceShown["crews"][number];
type Left = RescueChoiceShown["displaced"][number];
type Asking = {
  readonly site: Site;
  readonly call: (name: string, input: object) => Response | Promise<Response>;
  readonly now: () => Date;
};

/** In the demo company: what our team may do and undo, each ready to be sent to the server. */
export function undoableActionsOf({ site, call, now }: Asking) {
  const rowsOf = async <T extends object>(text: string, values: unknown[] = []) =>
    (await site.pool.query<T & Record<string, unknown>>(text, values)).rows as T[];

  const findFuture = (where: string) =>
    rowsOf<{ id: string; version: number; reference: string; trip: string; trip_version: number }>(
      `select b.id, b.version, b.reference, t.id as trip, t.version as trip_version from bookings b join trips t on t.booking_id = b.id
      where b.state = 'confirmed' and t.pickup_at > $1 and t.part = 1 and ${where} order by t.pickup_at, t.id`,
      [new Date(now().getTime() + 30 * 3_600_000)],
    );

  async function cancelling(): Promise<Action> {
    const [booking] = await findFuture("b.paid_cents > 0 and b.state = 'confirmed' and t.state = 'assigned'");
    if (!booking) throw new Error("The demo has no paid booking to cancel.");
    const { id, version } = booking;
    return {
      name: "cancel-at-desk",
      input: { id, version, code: "NO_VEHICLE", note: "The coach broke down", legs: [] },
    };
  }

  async function assigning(): Promise<Action> {
    for (const { trip, trip_version: version } of await findFuture("t.state = 'unassigned'")) {
      const found = await (await call("candidates-for-trip", { trip_id: trip })).json();
      const best = found.candidates?.find((one: { can: boolean; vehicle: object | null }) => one.can && one.vehicle);
      if (best)
        return {
          name: "assign-trip",
          input: { trip_id: trip, version, driver_id: best.driver.id, vehicle_id: best.vehicle.id },
        };
    }
    throw new Error("The demo has no trip that anyone could drive.");
  }

  async function unassigning(): Promise<Action> {
    const [one] = await findFuture("t.state = 'assigned'");
    return { name: "unassign-trip", input: { trip_id: one?.trip, version: one?.trip_version, reason: "He is ill" } };
  }

  async function sending(): Promise<Action> {
    const drafts = await rowsOf<{ id: string; row_version: number }>(
      "select id, row_version from quotes where state = 'draft'",
    );
    return { name: "send-quote", input: { ...drafts[0], is_confirmed: true } };
  }

  async function answering(): Promise<Action> {
    const [row] = await rowsOf<{ id: string; version: number }>(
      "select id, version from enquiries where state = 'new' limit 1",
    );
    return { name: "answer-enquiry", input: { ...row, text: "Yes, we have a child seat for you." } };
  }

  async function writing(): Promise<Action> {
    const [row] = await rowsOf<{ id: string }>("select id from drivers where state = 'active' limit 1");
    return { name: "send-message-to-driver", input: { driver_id: row?.id, text: "Gate B, please" } };
  }

  async function billing(): Promise<Action> {
    const [row] = await rowsOf<{ id: string; version: number }>(
      "select id, version from invoices where state in ('issued', 'sent') and buyer_email like '%@%' order by state limit 1",
    );
    return { name: "send-invoice", input: { ...row } };
  }

  /** The first that the server takes; what it did is undone. */
  async function firstTaken(name: string, inputs: () => Promise<readonly object[]>): Promise<Action> {
    for (const [at, input] of (await inputs()).entries()) {
      const reply = await call(name, input);
      if (reply.status !== 200) continue;
      const { id } = JSON.parse(decodeURIComponent(reply.headers.get("x-held") ?? "null"));
      await call("undo-action", { id });
      const again = (await inputs())[at];
      if (again) return { name, input: again };
    }
    throw new Error(`The demo has nothing for ${name}.`);
  }

  const crewsOf = async (trip: string) => {
    const found: { candidates?: readonly Candidate[] } = await (
      await call("candidates-for-trip", { trip_id: trip })
    ).json();
    return (found.candidates ?? []).flatMap(({ can, driver, vehicle }) =>
      can && vehicle ? [{ driver_id: driver.id, vehicle_id: vehicle.id }] : [],
    );
  };

  async function assigningSeveral(): Promise<Action> {
    const chosen: object[] = [];
    const taken = new Set<string>();
    for (const { trip, trip_version: version } of await findFuture("t.state = 'unassigned'")) {
      const crew = (await crewsOf(trip)).find(
        ({ driver_id, vehicle_id }) => !taken.has(driver_id) && !taken.has(vehicle_id),
      );
      if (!crew) continue;
      taken.add(crew.driver_id).add(crew.vehicle_id);
      if (chosen.push({ trip_id: trip, version, ...crew }) === 2) break;
    }
    return { name: "assign-trips", input: { trips: chosen } };
  }

  const swapping = () =>
    firstTaken("swap-trips", async () => {
      const trips = (await findFuture("t.state = 'assigned'")).slice(0, 8);
      const seen = trips.map(({ trip, trip_version: version }) => ({ trip_id: trip, version }));
      return seen.flatMap((first, at) =>
        seen.slice(at + 1).map((second) => ({ first, second, override_reason: "Both agreed" })),
      );
    });

  /** One trip changes hands and time, another loses its driver. */
  async function planning(): Promise<Action> {
    const [freed] = await findFuture("t.state = 'assigned'");
    const given = (await assigning()).input as { trip_id: string; driver_id: string; vehicle_id: string };
    const dates = await rowsOf<{ id: string; date: string; at: string }>(
      "select id, to_char(pickup_at at time zone 'Africa/Johannesburg', 'YYYY-MM-DD') as date, pickup_at as at from trips where id = any ($1::uuid[])",
      [[given.trip_id, freed?.trip]],
    );
    const own = dates.find(({ id }) => id === given.trip_id);
    const changes = [
      { trip_id: given.trip_id, driver_id: given.driver_id, vehicle_id: given.vehicle_id },
      ...(dates.every(({ date }) => date === own?.date)
        ? [{ trip_id: freed?.trip, driver_id: null, vehicle_id: null }]
        : []),
    ];
    const { plan } = await (await call("create-plan", { date: own?.date, name: "Quieter morning" })).json();
    const edited = await (await call("edit-plan", { plan_id: plan.id, version: plan.version, changes })).json();
    return {
      name: "apply-plan",
      input: { plan_id: plan.id, version: edited.plan.version, override_reason: "They agreed" },
    };
  }

  /** A vehicle of today’s breaks down with its passengers on board. */
  async function rescuing(): Promise<Action> {
    const near = { latitude: -33.95, longitude: 18.52 };
    for (const { id } of await rowsOf<{ id: string }>(
      "select id from trips where state in ('onboard', 'stopover') order by pickup_at, id",
    )) {
      const options = await (await call("rescue-options", { trip_id: id, place: near })).json();
      const [choice] = options.choices ?? [];
      if (!choice) continue;
      const input = {
        trip_id: options.trip_id,
        version: options.version,
        reason: "The gearbox",
        place: { text: options.meeting.text, at: near },
        arrives_at: choice.arrives_at,
        crews: choice.crews.map((crew: Rescuer) => ({
          driver_id: crew.driver.id,
          vehicle_id: crew.vehicle.id,
          passengers: crew.passengers,
          bags: crew.bags,
          current: crew.current?.trip_id ?? null,
        })),
        displaced: choice.displaced.map((one: Left) => ({
          trip_id: one.trip_id,
          version: one.version,
          driver_id: one.takeover?.driver.id ?? null,
          vehicle_id: one.takeover?.vehicle.id ?? null,
        })),
      };
      return { name: "rescue-trip", input };
    }
    throw new Error("The demo has no trip under way that anyone could take over.");
  }

  async function offering(): Promise<Action> {
    for (const { trip, trip_version: version } of await findFuture("t.state = 'unassigned'")) {
      const to = (await crewsOf(trip)).slice(0, 3);
      if (to.length > 1) return { name: "offer-trip", input: { trip_id: trip, version, mode: "broadcast", to } };
    }
    throw new Error("The demo has no trip that two could drive.");
  }

  const answeringBy = (channel: "email" | "whatsapp" | "sms") => async (): Promise<Action> => {
    const rows = await rowsOf<{ id: string; version: number }>(
      "select id, version from threads order by last_at desc, id",
    );
    for (const { id, version } of rows) {
      const thread = await (await call("read-thread", { thread: id })).json();
      if (thread.channels.some((one: { channel: string }) => one.channel === channel))
        return {
          name: "answer-thread",
          input: { thread: id, version, channel, text: "We have a child seat for you." },
        };
    }
    throw new Error(`No thread in the demo can be answered by ${channel}.`);
  };

  async function openingThread(): Promise<Action> {
    const found = await findFuture(
      "b.email like '%@%' and not exists (select from threads h where h.root = thread_root('booking:' || b.reference))",
    );
    const input = {
      thread: `booking:${found[0]?.reference}`,
      version: 0,
      channel: "email",
      text: "Meet us at gate B.",
    };
    return { name: "answer-thread", input };
  }

  async function writingToCustomer(): Promise<Action> {
    const [booking] = await findFuture("b.email like '%@%'");
    return {
      name: "write-booking-note",
      input: { id: booking?.id, kind: "message", text: "Gate B, please", subject: "" },
    };
  }

  async function stating(): Promise<Action> {
    const { accounts } = await (await call("invoice-accounts", {})).json();
    const input = { account: accounts[0]?.key, from: "2026-01-01", until: "2026-12-31" };
    return { name: "send-account-statement", input };
  }

  return {
    cancelling,
    assigning,
    assigningSeveral,
    unassigning,
    swapping,
    planning,
    rescuing,
    offering,
    sending,
    answering,
    answeringByEmail: answeringBy("email"),
    answeringByWhatsApp: answeringBy("whatsapp"),
    answeringBySms: answeringBy("sms"),
    openingThread,
    writingToCustomer,
    writing,
    billing,
    stating,
  };
}
