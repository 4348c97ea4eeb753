import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import {
  eventually,
  fillFile,
  folder,
  host,
  killAtOnce,
  type NodeNumber,
  namesRunning,
  nodes,
  ports,
  postgresBin,
  processId,
  Relay,
  start,
  stop,
} from "./scene.ts";

const superPassword = randomBytes(12).toString("hex");
const password = randomBytes(12).toString("hex");
const [user, database] = ["shuttle", "shuttle"];
export const databaseUrl = (port: number): string => `postgresql://${user}:${password}@${host}:${port}/${database}`;

const relays = new Map<NodeNumber, readonly Relay[]>();

export type ClusterOptions = {
  /** Without relays, if nothing is going to be cut: all are reached on their own ports. */
  readonly isDirect?: boolean;
  readonly sharedBuffers?: string;
  /** Runs on the first primary before the others copy it. */
  fill?(primaryUrl: string): Promise<void>;
};
let options: ClusterOptions = {};
const reachedAt = (n: NodeNumber) => (options.isDirect ? ports.postgres(n) : ports.postgresRelay(n));

/** Starts etcd, PostgreSQL under Patroni, and HAProxy from the files in deploy/. */
export async function startCluster(input: ClusterOptions = {}): Promise<void> {
  options = input;
  for (const n of nodes) relays.set(n, relaysOf(n));
  for (const n of nodes) startEtcd(n);
  await eventually("etcd", 30, () => answers(`http://${host}:${ports.etcdClient(1)}/health`));
  startNode(1);
  await eventually("the first primary", 90, () => isNode(1, "primary"));
  await createDatabase();
  await options.fill?.(databaseUrl(ports.postgres(1)));
  // A copy starts with a checkpoint, which would otherwise be spread over minutes.
  await asSuper(1, (client) => client.query("checkpoint"));
  startNode(2);
  startNode(3);
  await eventually("replication", 900, isWhole);
  const servers = nodes.map((n) => `  server node${n} ${host}:${reachedAt(n)} check port ${ports.restRelay(n)}`);
  const values = { HOST: host, PRIMARY_PORT: ports.primary, REPLICA_PORT: ports.replica, SERVERS: servers.join("\n") };
  start("haproxy", "haproxy", ["-db", "-f", fillFile("haproxy.cfg", values)]);
  await eventually("HAProxy", 20, () => asOwner((client) => client.query("select 1")));
}

const relaysOf = (n: NodeNumber): readonly Relay[] => [
  new Relay(ports.postgresRelay(n), ports.postgres(n)),
  new Relay(ports.restRelay(n), ports.rest(n)),
  ...nodes.map((m) => new Relay(ports.etcdRelay(n, m), ports.etcdClient(m))),
];

function startEtcd(n: NodeNumber): void {
  const values = {
    NAME: `etcd${n}`,
    HOST: host,
    DIR: path.join(folder, "etcd"),
    CLIENT_PORT: ports.etcdClient(n),
    PEER_PORT: ports.etcdPeer(n),
    MEMBERS: nodes.map((m) => `etcd${m}=http://${host}:${ports.etcdPeer(m)}`).join(","),
  };
  const env = { ...process.env, ...(process.arch === "arm64" && { ETCD_UNSUPPORTED_ARCH: "arm64" }) };
  start(`etcd${n}`, "etcd", ["--config-file", fillFile("etcd.yml", values, `etcd${n}.yml`)], { env, asDatabase: true });
}

export function startNode(n: NodeNumber): void {
  const values = {
    NAME: `node${n}`,
    HOST: host,
    LISTEN_HOST: host,
    REST_PORT: ports.rest(n),
    REST_CONNECT_PORT: ports.restRelay(n),
    // Only through the relays: otherwise Patroni would ask etcd for its members’ addresses and bypass them.
    ETCD_HOSTS: `${nodes.map((m) => `${host}:${ports.etcdRelay(n, m)}`).join(",")}\n  use_proxies: true`,
    PG_PORT: ports.postgres(n),
    PG_CONNECT_PORT: reachedAt(n),
    DIR: path.join(folder, "postgres"),
    PG_BIN: postgresBin,
    SUPER_PASSWORD: superPassword,
    SHARED_BUFFERS: options.sharedBuffers ?? "128MB",
    NETWORK: `${host}/32`,
  };
  start(`patroni${n}`, "patroni", [fillFile("patroni.yml", values, `patroni${n}.yml`)], { asDatabase: true });
}

/** A power failure: a node’s PostgreSQL and Patroni end without warning. */
export function killNode(n: NodeNumber): void {
  killAtOnce(postmasterOf(n));
  killAtOnce(processId(`patroni${n}`));
}

export const killPostmaster = (n: NodeNumber): void => killAtOnce(postmasterOf(n));

/** The node keeps running but is cut off from all others. */
export function cutOff(n: NodeNumber): void {
  for (const relay of relays.get(n) ?? []) relay.cut();
}

export function reconnect(n: NodeNumber): void {
  for (const relay of relays.get(n) ?? []) relay.mend();
}

export function postmasterOf(n: NodeNumber): number | undefined {
  const file = path.join(folder, "postgres", `node${n}`, "postmaster.pid");
  return fs.existsSync(file) ? Number(fs.readFileSync(file, "utf8").split("\n")[0]) : undefined;
}

const answers = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2000) })).status === 200;

const isNode = (n: NodeNumber, role: "primary" | "sync"): Promise<boolean> =>
  answers(`http://${host}:${ports.restRelay(n)}/${role}`).catch(() => false);

export async function nodeThatIs(role: "primary" | "sync"): Promise<NodeNumber | undefined> {
  for (const n of nodes) if (await isNode(n, role)) return n;
  return undefined;
}

/** A primary other than this node that accepts writes. */
export async function newPrimary(before: NodeNumber | undefined): Promise<NodeNumber | undefined> {
  const now = await nodeThatIs("primary");
  if (now === undefined || now === before) return undefined;
  const { rows } = await asSuper(now, (client) =>
    client.query<{ reads: boolean }>("select pg_is_in_recovery() as reads"),
  );
  return rows[0]?.reads ? undefined : now;
}

/** Every other node streams from the primary, and one of them confirms each write. */
export async function isWhole(): Promise<boolean> {
  const primary = await nodeThatIs("primary");
  if (primary === undefined) return false;
  const { rows } = await asSuper(primary, (client) =>
    client.query<{ streaming: number; confirming: number }>(
      `select count(*) filter (where state = 'streaming')::int as streaming,
        count(*) filter (where sync_state = 'sync')::int as confirming from pg_stat_replication`,
    ),
  );
  return rows[0]?.streaming === nodes.length - 1 && rows[0].confirming === 1;
}

export async function switchOver(): Promise<void> {
  const leader = await nodeThatIs("primary");
  // Patroni reports it some seconds after PostgreSQL.
  const candidate = await eventually("a standby that confirms", 60, () => nodeThatIs("sync"));
  await fetch(`http://${host}:${ports.rest(leader ?? 1)}/switchover`, {
    method: "POST",
    body: JSON.stringify({ leader: `node${leader}`, candidate: `node${candidate}` }),
    signal: AbortSignal.timeout(60_000),
  });
}

/** Whether a write directly on a node, bypassing HAProxy, is acknowledged. */
export const takesWrite = (n: NodeNumber): Promise<boolean> =>
  asSuper(n, (client) => client.query("insert into written_apart default values"), {
    query_timeout: 2000,
    connectionTimeoutMillis: 1000,
  }).then(
    () => true,
    () => false,
  );

/** Whether the primary may continue without etcd while it reaches the others. */
export async function setFailsafe(isOn: boolean): Promise<void> {
  const primary = await eventually("a primary", 60, () => nodeThatIs("primary"));
  await fetch(`http://${host}:${ports.rest(primary)}/config`, {
    method: "PATCH",
    body: JSON.stringify({ failsafe_mode: isOn }),
    signal: AbortSignal.timeout(10_000),
  });
}

async function createDatabase(): Promise<void> {
  // The statements of deploy/roles.sql, without psql.
  await asSuper(1, async (client) => {
    await client.query(`create role ${user} login password '${password}'`);
    await client.query(`create database ${database} owner ${user}`);
    await client.query(`alter role ${user} set statement_timeout = '15s'`);
    await client.query("create table written_apart (n serial)");
    await client.query(`alter role ${user} set idle_in_transaction_session_timeout = '30s'`);
    await client.query(`alter role ${user} set jit = off`);
    await client.query(`alter role ${user} set random_page_cost = 1.1`);
  });
}

export const asSuper = <T>(
  n: NodeNumber,
  run: (client: pg.Client) => Promise<T>,
  more: pg.ClientConfig = {},
): Promise<T> =>
  connected(
    {
      host,
      port: ports.postgres(n),
      user: "postgres",
      password: superPassword,
      database: "postgres",
      connectionTimeoutMillis: 3000,
      ...more,
    },
    run,
  );

export const asOwner = <T>(run: (client: pg.Client) => Promise<T>): Promise<T> =>
  connected({ connectionString: databaseUrl(ports.primary), connectionTimeoutMillis: 3000 }, run);

async function connected<T>(config: pg.ClientConfig, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  client.on("error", () => {});
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end().catch(() => {});
  }
}

export async function stopAll(): Promise<void> {
  const order = (name: string) => ["site", "haproxy", "patroni", "etcd"].findIndex((kind) => name.startsWith(kind));
  for (const name of namesRunning().toSorted((a, b) => order(a) - order(b))) await stop(name);
  for (const n of nodes) {
    const left = postmasterOf(n);
    if (left) process.kill(left, "SIGINT");
    for (const relay of relays.get(n) ?? []) relay.stop();
  }
}
