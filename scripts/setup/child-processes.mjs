// All processes of our scripts are started here, so that a signal reaches each of them and none is left
// behind.
import { spawn } from "node:child_process";
import os from "node:os";
import { root } from "./project.mjs";

const running = new Set();
let stoppedBy;

/**
 * Runs a command to its end and keeps its output, which is worth showing only on failure. `onText` gets it
 * meanwhile.
 */
export function runQuietly(command, args, { cwd = root, env = process.env, timeout = 0, onStart, onText } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, timeout, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
        onText?.(text);
      });
    }
    if (child.pid !== undefined) onStart?.(child.pid);
    follow(child, (code, error) => resolve({ ok: code === 0, code, output: error ? error.message : output }));
  });
}

/** Runs a command in the terminal; returns its exit code. */
export function runVisibly(command, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: "inherit" });
    follow(child, (code, error) => {
      if (error) process.stderr.write(`${error.message}\n`);
      resolve(code);
    });
  });
}

/** Hands the rest of this process's life to the child: same terminal, same signals, same exit code. */
export function handOver(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, env: process.env, ...options, stdio: "inherit" });
  child.isHandedOver = true;
  follow(child, (code, error) => {
    if (error) process.stderr.write(`${error.message}\n`);
    process.exit(code);
  });
}

/**
 * npm runs us through a shell, and a signal to npm ends that shell without reaching us. So losing the parent
 * counts as a signal, because nothing else could stop the server then.
 */
export function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop("SIGTERM");
  }, 500);
  watch.unref();
}

function follow(child, done) {
  listenForSignals();
  running.add(child);
  const end = (code, error) => {
    if (!running.delete(child)) return;
    if (stoppedBy === undefined || child.isHandedOver) done(code, error);
    // We were asked to stop: the caller waiting for this child must not continue with the next step.
    else if (running.size === 0) process.exit(exitCodeOf(stoppedBy));
  };
  child.once("error", (error) => end(1, error));
  child.once("close", (code, signal) => end(signal ? exitCodeOf(signal) : code));
}

/** A shell reports death by signal as 128 plus the signal's number. */
function exitCodeOf(signal) {
  return 128 + (os.constants.signals[signal] ?? 0);
}

let isListening = false;
function listenForSignals() {
  if (isListening) return;
  isListening = true;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
}

function stop(signal) {
  const isFirst = stoppedBy === undefined;
  stoppedBy = signal;
  if (running.size === 0) process.exit(exitCodeOf(signal));
  // Ctrl-C in a terminal reaches the whole process group, and a second one would mean "at once" to a server
  // that is finishing its requests. So pass it on only if the first seems to have been missed.
  const isFromTerminal = signal === "SIGINT" && [process.stdin, process.stdout, process.stderr].some((s) => s.isTTY);
  if (!isFromTerminal) passOn(signal);
  else if (isFirst) setTimeout(passOn, 5000, signal).unref();
}

function passOn(signal) {
  for (const child of running) child.kill(signal);
}
