// The environment for npm within npm: the inner one must not inherit the outer one's settings.
import fs from "node:fs";
import path from "node:path";
import { runQuietly } from "./child-processes.mjs";
import { root } from "./project.mjs";

const ownWords = /^npm_(lifecycle|package|command|node_execpath)/i;

// A user's --omit=dev must not break the build, and nodedir would compile against another Node's headers.
// Registry, proxy, certificates and npmrc paths stay, because this machine needs them to reach the network.
const settingsToDrop = [
  ..."omit include only production dev optional also dry_run package_lock_only".split(" "),
  ..."global location prefix local_prefix workspace workspaces include_workspace_root".split(" "),
  ..."engine_strict nodedir call yes".split(" "),
];
const droppedSettings = new RegExp(`^npm_config_(${settingsToDrop.join("|")})$`, "i");

/** The environment for anything started from here, with the given Node first. */
export function environmentFor(node) {
  const entries = Object.entries(process.env).filter(([name]) => !ownWords.test(name) && !droppedSettings.test(name));
  const env = Object.fromEntries(entries);
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  env[pathName] = [path.dirname(node), ...searchFolders()].join(path.delimiter);
  return env;
}

/** PATH without npm's own additions, whose links may point to programs that an install is about to replace. */
export function searchFolders() {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  const folders = (process.env[pathName] ?? "").split(path.delimiter);
  return folders.filter((folder) => folder && !/[\\/](node_modules[\\/]\.bin|node-gyp-bin)[\\/]?$/.test(folder));
}

/** Runs npm from its own file if possible: that needs no shell and uses exactly the given Node. */
export function runNpm({ node, hostNode, args, folder, onStart }) {
  const env = environmentFor(node);
  delete env.NODE_ENV; // "production" would leave out the tools that build
  const npm = findNpm(hostNode);
  return npm
    ? runQuietly(node, [npm, ...args], { cwd: folder, env, onStart })
    : runQuietly("npm", args, { cwd: folder, env, onStart });
}

function findNpm(hostNode) {
  const bin = path.dirname(fs.realpathSync(hostNode));
  const started = process.env.npm_execpath ?? "";
  return [
    started.endsWith("npm-cli.js") ? started : "",
    path.join(bin, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
    path.join(bin, "node_modules", "npm", "bin", "npm-cli.js"),
    "/usr/share/nodejs/npm/bin/npm-cli.js",
    "/usr/lib/node_modules/npm/bin/npm-cli.js",
  ].find((file) => file && !file.startsWith(root + path.sep) && fs.existsSync(file));
}

/** False if npm's own cache is not writable, as for an account without a home folder. */
export function hasUsableNpmCache() {
  const folder = process.env.npm_config_cache;
  if (!folder) return true; // npm will choose its own, and reports it if it cannot
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
