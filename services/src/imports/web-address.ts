/** Only addresses of the web may become links. */
export function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password } = new URL(text);
  // "https://employer.example@elsewhere.example" leads elsewhere
  return /^https?:$/.test(protocol) && !username && !password ? text : null;
}
