import fs from "node:fs/promises";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { type Running, startOurs } from "./processes.ts";

const crowd = 200;
const rounds = 12;
/** Visitors whose requests, one after the other, run beside the crowd. */
const visitors = 8;

type Guest = { reference: string; code: string };

/**
 * How long everyone else waits while 200 guests press Pay at once: with wrong codes, each of which is
 * counted, compared with the same crowd with right ones. More than 2x would let anyone slow the site down by
 * guessing.
 */
export async function compareCrowds(): Promise<void> {
  const dataDir = await newOpenFolder();
  const ours = await startOurs(dataDir);
  const guests = await bookForCrowd(ours);
  const waits = { right: [] as number[], wrong: [] as number[] };
  await waitsDuring(ours, guests);
  for (let round = 0; round < rounds; round++) {
    waits.right.push(...(await waitsDuring(ours, guests)));
    // Made-up references, each tried once: none is locked, so every guess is counted.
    waits.wrong.push(...(await waitsDuring(ours, inventions(round))));
  }
  await ours.stop();
  await fs.rm(dataDir, { recursive: true, force: true });
  for (const share of [0.5, 0.99]) {
    const [right, wrong] = [within(waits.right, share), within(waits.wrong, share)];
    const name = `others' wait (p${share * 100}), wrong codes / right ones`;
    console.log(`${name.padEnd(48)} ${(wrong / right).toFixed(2)}x   ${Math.round(wrong)} of ${Math.round(right)} ms`);
  }
}

const inventions = (round: number): Guest[] =>
  Array.from({ length: crowd }, (_, at) => ({ reference: `CTS-${round}X${at}`, code: "WRNGCODE" }));

async function bookForCrowd(ours: Running): Promise<Guest[]> {
  const pickup_date = new Date(Date.now() + 9 * 24 * 3_600_000).toISOString().slice(0, 10);
  const journey = { pickup_location: "Cape Town International Airport", destination: "Camps Bay", pickup_date };
  const person = { first_name: "Amira", last_name: "Khan", email: "amira@example.com", phone: "+44 20 7946 0000" };
  const guests: Guest[] = [];
  for (let at = 0; at < crowd; at++) {
    const { booking_reference: reference, access_code: code } = await ask(ours, "create-booking", {
      ...person,
      ...journey,
      service_type: "airport_transfer",
      pickup_time: "09:00",
      passengers: 2,
    });
    guests.push({ reference, code });
  }
  return guests;
}

/** How long visitors wait for a read while the whole crowd pays at once. */
async function waitsDuring(ours: Running, guests: readonly Guest[]): Promise<number[]> {
  let isCrowded = true;
  const paying = Promise.all(guests.map((guest) => ask(ours, "start-payment", { ...guest, method: "online" }))).then(
    () => {
      isCrowded = false;
    },
  );
  const waits: number[] = [];
  const visit = async () => {
    while (isCrowded) {
      const startedAt = performance.now();
      await ask(ours, "published-reviews", {});
      waits.push(performance.now() - startedAt);
    }
  };
  await Promise.all([paying, ...Array.from({ length: visitors }, visit)]);
  return waits;
}

async function ask(ours: Running, name: string, body: object) {
  const answer = await fetch(`http://127.0.0.1:${ours.port}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (answer.status >= 500) throw new Error(`${name} answered ${answer.status}`);
  return answer.json();
}

const within = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
