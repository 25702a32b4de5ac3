/** npm tells its children about the script it runs; what the bench starts must not see the bench's. */
export function cleanEnvironment(own: Record<string, string> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|INIT_CWD$)/.test(name));
  return { ...(Object.fromEntries(inherited) as NodeJS.ProcessEnv), ...own };
}
