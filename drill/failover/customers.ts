import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { host, ports, say } from "./scene.ts";

/** Requests that the site acknowledged, and when. */
export type Acknowledged = {
  readonly kind: "booking" | "payment" | "message";
  readonly key: string;
  readonly at: number;
};
export type Refused = { readonly status: number; readonly at: number };

const sites = [1, 2, 3].map((n) => `http://${host}:${ports.site(n)}`);
const patienceMs = 20_000;
const retryMs = 300;

/** Customers who book and pay, and a driver who reports, on three instances until stopped. */
export class Customers {
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: Refused[] = [];
  /** Refusals that a failure cannot explain, because the drill itself sent something wrong. */
  readonly #objections = new Set<string>();
  readonly #lanes: Promise<void>[] = [];
  readonly #run = Date.now().toString(36);
  #isOver = false;
  #count = 0;

  start(lanes: number): void {
    for (let lane = 0; lane < lanes; lane++) this.#lanes.push(this.#bookAndPay(lane));
    this.#lanes.push(this.#report());
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#lanes);
    for (const objection of [...this.#objections].slice(0, 5)) say(`refused: ${objection}`);
  }

  async #bookAndPay(lane: number): Promise<void> {
    while (!this.#isOver) {
      const nth = this.#count++;
      const email = `drill-${this.#run}-${nth}@example.com`;
      const booked = await this.#insist(
        lane + nth,
        "/functions/v1/create-booking",
        bookingOf(nth, email),
        keyOf("b", email),
      );
      if (booked?.status === 200) {
        this.#note("booking", email);
        const { booking_reference: reference, access_code: code, light } = Object(booked.body);
        if (light === "green" && nth % 2 === 0) await this.#pay(lane + nth, { reference, code, email });
      }
      await pause(1000);
    }
  }

  async #pay(turn: number, booking: { reference: string; code: string; email: string }): Promise<void> {
    const { reference, code, email } = booking;
    const input = { reference, code, method: "online" };
    const started = await this.#insist(turn, "/functions/v1/start-payment", input, keyOf("p", email));
    const form = Object(started?.body).form as
      | { action: string; fields: { name: string; value: string }[] }
      | undefined;
    if (!form) return;
    const fields = new URLSearchParams(form.fields.map(({ name, value }) => [name, value]));
    const gateway = new URL(form.action, sites[0]).pathname;
    const page = await this.#insist(turn, gateway, fields);
    if (!page?.location) return;
    const paid = await this.#insist(turn, page.location, new URLSearchParams({ choice: "card" }));
    if (paid?.status === 303) this.#note("payment", email);
  }

  /** A phone resends its record with the same key until it is answered. */
  async #report(): Promise<void> {
    let token = "";
    for (let turn = 0; !this.#isOver; turn++) {
      token ||= await this.#signIn(turn);
      const now = new Date().toISOString();
      const key = randomUUID();
      const input = { key, text: `Drill ${turn}`, written_at: now, sent_at: now };
      const answer = await this.#insist(turn, "/functions/v1/send-my-message", input, undefined, token);
      if (answer?.status === 200) this.#note("message", key);
      else token = "";
      await pause(500);
    }
  }

  async #signIn(turn: number): Promise<string> {
    const input = { email: "driver@demo.example", password: "CapeTown!demo" };
    const answer = await this.#insist(turn, "/auth/v1/token?grant_type=password", input);
    return Object(answer?.body).access_token ?? "";
  }

  #note(kind: Acknowledged["kind"], key: string): void {
    this.acknowledged.push({ kind, key, at: Date.now() });
  }

  /** Like a good client: an unanswered request is sent again with the same key, to the next instance. */
  async #insist(turn: number, path: string, body: object, key?: string, token?: string) {
    for (let tries = 0; tries < 400; tries++) {
      const answer = await send(`${sites[(turn + tries) % sites.length]}${path}`, body, key, token);
      if (answer.status >= 400 && answer.status < 500) this.#objections.add(`${path} ${answer.status} ${answer.text}`);
      if (answer.status !== 0 && answer.status < 500 && answer.status !== 429) return answer;
      this.refused.push({ status: answer.status, at: Date.now() });
      if (this.#isOver && tries > 60) return undefined;
      await pause(retryMs);
    }
    return undefined;
  }
}

type Answer = {
  readonly status: number;
  readonly text?: string;
  readonly body?: unknown;
  readonly location?: string | null;
};

async function send(url: string, body: object, key?: string, token?: string): Promise<Answer> {
  const isForm = body instanceof URLSearchParams;
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json",
        ...(key && { "idempotency-key": key }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: isForm ? body : JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await answer.text();
    const parsed = text.startsWith("{") ? (JSON.parse(text) as unknown) : undefined;
    return { status: answer.status, text: text.slice(0, 200), body: parsed, location: answer.headers.get("location") };
  } catch {
    return { status: 0 };
  }
}

/** The same key however often it is sent; letters, digits and dashes only. */
const keyOf = (step: string, email: string): string => `${step}-${email.split("@")[0]}`;

const day = 24 * 3600 * 1000;
const bookingOf = (nth: number, email: string) => ({
  first_name: "Drill",
  last_name: `No ${nth}`,
  email,
  phone: `+27 82 ${1_000_000 + nth}`,
  service_type: "airport_transfer",
  pickup_location: "Cape Town International Airport",
  destination: "Camps Bay",
  pickup_date: new Date(Date.now() + (10 + (nth % 60)) * day).toISOString().slice(0, 10),
  pickup_time: `${String(6 + (nth % 14)).padStart(2, "0")}:00`,
  passengers: 2,
});
