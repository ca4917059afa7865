import './styles.css';
import { begin } from './begin';

void begin(() => import('./bootstrap'));
