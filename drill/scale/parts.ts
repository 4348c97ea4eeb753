import fs from "node:fs";
import { cpuSeconds, cpuSecondsOfServer } from "../../bench/cpu.ts";
import { nodeThatIs, postmasterOf } from "../failover/cluster.ts";
import { nodes, processId } from "../failover/scene.ts";

/** All processes of the company, by part. */
export const parts = ["instances", "worker", "primary", "replication", "HAProxy", "Patroni and etcd"] as const;
export type Part = (typeof parts)[number];
export type Seconds = Readonly<Record<Part, number>>;

/** Seconds of processor time that each part has used so far. */
export async function secondsUsed(): Promise<Seconds> {
  const primary = await nodeThatIs("primary");
  const servers = nodes.flatMap((n) => {
    const pid = postmasterOf(n);
    return pid ? [{ n, pid }] : [];
  });
  const senders = servers.filter(({ n }) => n === primary).map(({ pid }) => ofSenders(pid));
  const ofNodes = (isPrimary: boolean) =>
    sum(servers.filter(({ n }) => (n === primary) === isPrimary).map(({ pid }) => cpuSecondsOfServer(pid)));
  return {
    instances: ofNamed([1, 2, 3].map((n) => `site${n}`)),
    worker: ofNamed(["worker"]),
    primary: ofNodes(true) - sum(senders),
    replication: ofNodes(false) + sum(senders),
    HAProxy: ofNamed(["haproxy"]),
    "Patroni and etcd": ofNamed(nodes.flatMap((n) => [`patroni${n}`, `etcd${n}`])),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const ofNamed = (names: readonly string[]) =>
  sum(
    names.map((name) => {
      const pid = processId(name);
      return pid === undefined ? 0 : cpuSeconds(pid);
    }),
  );

/** The primary’s processes that stream writes to the standbys. */
function ofSenders(postmaster: number): number {
  const children = fs.readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").split(" ");
  return sum(
    children.filter(Boolean).map((pid) => {
      try {
        return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("walsender") ? cpuSeconds(Number(pid)) : 0;
      } catch {
        return 0;
      }
    }),
  );
}
