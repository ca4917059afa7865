import { useState } from 'react';
import { useLocation, Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { sdkId } from '@landfall/sdk';
import { Button } from '@landfall/ui';
import { Search } from 'lucide-react';
export default function P() { const [n] = useState(3); const q = useQuery({ queryKey: ['a'], queryFn: async () => 7 }); return <div id="p"><Search />{n} {useLocation().pathname} {String(q.data)} {String(sdkId === (window as any).sdkId)} <Link to="/y">y</Link><Button>b</Button></div>; }
