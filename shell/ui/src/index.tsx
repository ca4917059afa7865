export const Button = ({ children }: { children: string }) => <button>{children}</button>;
