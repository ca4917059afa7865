import { once } from 'node:events';
import { Letters } from './letters.mjs';
import { mailboxServer } from './server.mjs';
import { readSettings } from './settings.mjs';
import { smtpServer } from './smtp.mjs';

try {
  const settings = readSettings(process.env);
  const letters = new Letters(settings.folder);
  const pages = mailboxServer(settings, letters).listen(settings.port, settings.host);
  const smtp = smtpServer(letters);
  // mail is handed over by programs of this machine only, wherever the pages are shown
  smtp.listen(settings.smtpPort, '127.0.0.1');
  await Promise.all([once(pages, 'listening'), once(smtp.server, 'listening')]);
  console.log(`Listening on http://${settings.host}:${settings.port} and smtp://127.0.0.1:${settings.smtpPort}`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      smtp.close(() => pages.close(() => process.exit(0)));
      pages.closeAllConnections();
    });
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
