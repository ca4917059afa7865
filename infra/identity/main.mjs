import { identityServer } from './server.mjs';
import { readSettings } from './settings.mjs';

try {
  const settings = readSettings(process.env);
  const server = await identityServer(settings);
  server.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.listen(settings.port, settings.host, () =>
    console.log(`Listening on http://${settings.host}:${settings.port}`),
  );
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
